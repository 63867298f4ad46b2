// A Node function behind a function action group: convert_length(value, from, to).

const METRES = { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, mi: 1609.344 };

export const handler = async (event) => {
  const { value, from, to } = Object.fromEntries(event.parameters.map((p) => [p.name, p.value]));
  const known = from in METRES && to in METRES;
  const result = known ? `${(Number(value) * METRES[from]) / METRES[to]} ${to}` : `Known units: ${Object.keys(METRES)}`;
  return {
    messageVersion: "1.0",
    response: {
      actionGroup: event.actionGroup,
      function: event.function,
      functionResponse: {
        // REPROMPT hands the text to the model, which may try again; FAILURE would end the turn.
        ...(known ? {} : { responseState: "REPROMPT" }),
        responseBody: { TEXT: { body: result } },
      },
    },
  };
};
