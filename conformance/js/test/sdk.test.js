// A program written with the JavaScript AWS SDK v3, from the role to the answer. Its runtime clients speak HTTP/2
// without encryption, the others HTTP/1.1, all to the same port.

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";

import { BedrockClient, ListFoundationModelsCommand } from "@aws-sdk/client-bedrock";
import * as build from "@aws-sdk/client-bedrock-agent";
import {
  BedrockAgentRuntimeClient,
  DependencyFailedException,
  InvokeAgentCommand,
  ResourceNotFoundException,
} from "@aws-sdk/client-bedrock-agent-runtime";
import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from "@aws-sdk/client-bedrock-runtime";
import { CreateRoleCommand, GetRoleCommand, IAMClient, NoSuchEntityException } from "@aws-sdk/client-iam";
import {
  CreateFunctionCommand,
  InvokeCommand,
  LambdaClient,
  waitUntilFunctionActiveV2,
} from "@aws-sdk/client-lambda";
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";

import { startServer } from "../support/processes.js";
import { zipped } from "../support/zip.js";

const MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0";
const HANDLER = `export const handler = async (event) => {
  if (event.function === "breaks") throw new RangeError("out of stock");
  const count = event.parameters.find((p) => p.name === "item").value.length;
  return { messageVersion: "1.0", response: { actionGroup: event.actionGroup, function: event.function,
    functionResponse: { responseBody: { TEXT: { body: \`\${count} pieces ✓\` } } } } };
};`;

let server;
let client;
const started = [];

before(async () => {
  server = await startServer();
  client = (Client) => {
    const made = new Client({
      endpoint: server.endpoint,
      region: "us-east-1",
      credentials: { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "secret" },
      maxAttempts: 1,
    });
    started.push(made);
    return made;
  };
});

after(async () => {
  started.forEach((one) => one.destroy());
  assert.equal(await server.stop(), 0);
});

// Looks again and again until what is seen satisfies `until`.
async function eventually(look, until) {
  for (let tries = 0; tries < 500; tries++) {
    const seen = await look();
    if (until(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("not within ten seconds");
}

async function collect(stream) {
  const events = [];
  for await (const event of stream) events.push(event);
  return events;
}

const answer = (events) =>
  Buffer.concat(events.flatMap((event) => (event.chunk ? [event.chunk.bytes] : []))).toString();

test("identity and roles", async () => {
  const me = await client(STSClient).send(new GetCallerIdentityCommand({}));
  assert.match(me.Account, /^\d{12}$/);
  const iam = client(IAMClient);
  const statement = { Effect: "Allow", Principal: { Service: "lambda.amazonaws.com" }, Action: "sts:AssumeRole" };
  const trust = JSON.stringify({ Version: "2012-10-17", Statement: [statement] });
  const { Role } = await iam.send(new CreateRoleCommand({ RoleName: "js", AssumeRolePolicyDocument: trust }));
  assert.equal(Role.Arn, `arn:aws:iam::${me.Account}:role/js`);
  const kept = await iam.send(new GetRoleCommand({ RoleName: "js" }));
  assert.equal(decodeURIComponent(kept.Role.AssumeRolePolicyDocument), trust);
  await assert.rejects(iam.send(new GetRoleCommand({ RoleName: "nobody" })), NoSuchEntityException);
});

test("objects", async () => {
  const s3 = client(S3Client);
  const bucket = { Bucket: "js-objects" };
  await s3.send(new CreateBucketCommand(bucket));
  const pieces = Array.from({ length: 40 }, (_, number) => Buffer.alloc(10_000, number));
  // A stream's checksum follows it, in a body of chunks.
  const body = Readable.from(pieces, { objectMode: false });
  const sent = { ...bucket, Key: "a b/ü.bin", Body: body, ContentLength: 400_000, Metadata: { kind: "stream" } };
  const put = await s3.send(new PutObjectCommand(sent));
  assert.ok(put.ETag && put.ChecksumCRC32);
  const got = await s3.send(new GetObjectCommand({ ...bucket, Key: "a b/ü.bin", ChecksumMode: "ENABLED" }));
  assert.deepEqual(Buffer.from(await got.Body.transformToByteArray()), Buffer.concat(pieces));
  assert.deepEqual([got.Metadata, got.ETag, got.ContentEncoding], [{ kind: "stream" }, put.ETag, undefined]);
  await s3.send(new PutObjectCommand({ ...bucket, Key: "text", Body: "hello", ChecksumAlgorithm: "SHA256" }));
  const pages = await collect(paginateListObjectsV2({ client: s3, pageSize: 1 }, bucket));
  const keys = pages.flatMap((page) => page.Contents.map((object) => object.Key));
  assert.deepEqual(keys, ["a b/ü.bin", "text"]);
  await s3.send(new DeleteObjectCommand({ ...bucket, Key: "text" }));
  await assert.rejects(s3.send(new GetObjectCommand({ ...bucket, Key: "text" })), NoSuchKey);
});

test("models", async () => {
  assert.ok((await client(BedrockClient).send(new ListFoundationModelsCommand({}))).modelSummaries.length > 0);
  const runtime = client(BedrockRuntimeClient);
  const messages = [{ role: "user", content: [{ text: "Hi" }] }];
  await server.script({ text: ["Good ", "morning"] }, { text: ["Good ", "night"] });
  const whole = await runtime.send(new ConverseCommand({ modelId: MODEL, messages }));
  assert.equal(whole.output.message.content[0].text, "Good morning");
  const { stream } = await runtime.send(new ConverseStreamCommand({ modelId: MODEL, messages }));
  const texts = (await collect(stream)).map((event) => event.contentBlockDelta?.delta.text ?? "");
  assert.equal(texts.join(""), "Good night");
});

test("an agent with a function", async () => {
  const functions = client(LambdaClient);
  const { FunctionArn } = await functions.send(
    new CreateFunctionCommand({
      FunctionName: "js",
      Runtime: "nodejs20.x",
      Handler: "index.handler",
      Role: "arn:aws:iam::123456789012:role/js",
      Code: { ZipFile: zipped("index.mjs", HANDLER) },
    }),
  );
  await waitUntilFunctionActiveV2({ client: functions, maxWaitTime: 20, minDelay: 1 }, { FunctionName: "js" });
  const event = { actionGroup: "g", function: "count", parameters: [{ name: "item", value: "nut" }] };
  const direct = await functions.send(new InvokeCommand({ FunctionName: "js", Payload: JSON.stringify(event) }));
  const body = JSON.parse(Buffer.from(direct.Payload).toString());
  assert.equal(body.response.functionResponse.responseBody.TEXT.body, "3 pieces ✓");

  const agents = client(build.BedrockAgentClient);
  const { agent } = await agents.send(
    new build.CreateAgentCommand({
      agentName: "js",
      foundationModel: MODEL,
      agentResourceRoleArn: "arn:aws:iam::123456789012:role/js",
      instruction: "You count what lies in the warehouse, piece by piece, with the tools you have.",
    }),
  );
  const { agentId } = agent;
  const settled = (status) =>
    eventually(
      () => agents.send(new build.GetAgentCommand({ agentId })),
      (seen) => seen.agent.agentStatus === status,
    );
  await settled("NOT_PREPARED");
  await agents.send(
    new build.CreateAgentActionGroupCommand({
      agentId,
      agentVersion: "DRAFT",
      actionGroupName: "stock",
      actionGroupExecutor: { lambda: FunctionArn },
      functionSchema: {
        functions: [
          { name: "count", description: "Counts.", parameters: { item: { type: "string", required: true } } },
          { name: "breaks", description: "Breaks." },
        ],
      },
    }),
  );
  await agents.send(new build.PrepareAgentCommand({ agentId }));
  await settled("PREPARED");
  const { agentAlias } = await agents.send(new build.CreateAgentAliasCommand({ agentId, agentAliasName: "live" }));
  const pages = await collect(build.paginateListAgentAliases({ client: agents, pageSize: 1 }, { agentId }));
  const aliases = pages.flatMap((page) => page.agentAliasSummaries.map((alias) => alias.agentAliasId));
  assert.deepEqual(aliases.toSorted(), ["TSTALIASID", agentAlias.agentAliasId].toSorted());

  const runtime = client(BedrockAgentRuntimeClient);
  const ask = (request) =>
    runtime.send(
      new InvokeAgentCommand({ agentId, agentAliasId: agentAlias.agentAliasId, sessionId: "js-1", ...request }),
    );
  await server.script({ tool_calls: [{ name: "stock__count", arguments: { item: "bolt" } }] }, { text: "Four – ✓" });
  const turn = await ask({ inputText: "How many?", enableTrace: true });
  assert.equal(turn.sessionId, "js-1");
  const events = await collect(turn.completion);
  assert.equal(answer(events), "Four – ✓");
  const observed = events.find((e) => e.trace?.trace.orchestrationTrace?.observation?.actionGroupInvocationOutput);
  const { observation } = observed.trace.trace.orchestrationTrace;
  assert.equal(observation.actionGroupInvocationOutput.text, "4 pieces ✓");
  assert.ok(observed.trace.eventTime instanceof Date);

  // Many turns at once share one HTTP/2 connection.
  await server.script({ text: "one of many", times: 0 });
  const many = Array.from({ length: 20 }, async (_, number) =>
    answer(await collect((await ask({ sessionId: `js-many-${number}`, inputText: "Hi" })).completion)),
  );
  assert.deepEqual(new Set(await Promise.all(many)), new Set(["one of many"]));

  // Errors keep their type, before the stream and within it.
  await assert.rejects(ask({ agentId: "ZZZZZZZZZZ", inputText: "Hi" }), ResourceNotFoundException);
  await server.script({ tool_calls: [{ name: "stock__breaks", arguments: {} }] });
  const failing = async () => collect((await ask({ inputText: "Break" })).completion);
  await assert.rejects(failing(), (error) => {
    assert.ok(error instanceof DependencyFailedException, error);
    assert.match(error.message, /out of stock/);
    return true;
  });
});
