"""What the black-box suite is made of: the server as a process, the scripted model, the check of responses."""
