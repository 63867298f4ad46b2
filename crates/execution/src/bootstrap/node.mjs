// Serves a Node.js handler: fetches events from the Lambda Runtime API and posts the answers.
// CommonJS and ES modules; async functions, callbacks and the older context.succeed/fail/done.

import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const env = process.env;
const [authority, token] = env.AWS_LAMBDA_RUNTIME_API.split('/');
const [host, port] = authority.split(':');
const agent = new http.Agent({ keepAlive: true, maxSockets: 1, noDelay: true });
let requestId = '';
/** Ends the invocation that runs, when one does. */
let settle = null;
/** What a callback gave, kept until the event loop is empty. */
let kept = null;

function call(method, suffix, body) {
  const options = { host, port, agent, method, path: `/${token}/2018-06-01/runtime/${suffix}` };
  if (body !== undefined) {
    options.headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  }
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        // A finished socket is back with the agent, and no longer keeps the event loop busy, one
        // tick later.
        setImmediate(resolve, {
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

class HandlerError extends Error {
  constructor(kind, message, stack) {
    super(message);
    this.name = kind;
    if (stack) this.stack = stack;
  }
}

function describe(error) {
  const known = error instanceof Error;
  const answer = {
    errorType: known ? error.name : typeof error,
    errorMessage: known ? error.message : format(error),
    trace: known && typeof error.stack === 'string' ? error.stack.split('\n') : [],
  };
  console.error(known ? `Invoke Error\t${JSON.stringify(answer)}` : answer.errorMessage);
  return JSON.stringify(answer);
}

/** What a handler wrote itself: the answer as it is. */
class Written {
  constructor(text) {
    this.text = text;
  }
}

// Handlers that stream their answer. Who called waits for all of it, so it is collected.
globalThis.awslambda = {
  streamifyResponse: (handler) => async (event, context) => {
    const parts = [];
    const stream = new Writable({
      write(part, _encoding, written) {
        parts.push(part);
        written();
      },
    });
    stream.setContentType = () => {};
    const whole = finished(stream);
    const handled = Promise.resolve(handler(event, stream, context)).then(() => stream.end());
    await Promise.all([whole, handled]);
    return new Written(Buffer.concat(parts).toString('utf8'));
  },
  HttpResponseStream: { from: (stream) => stream },
};

async function loadHandler(name) {
  const folder = path.dirname(name);
  const [moduleName, ...members] = path.basename(name).split('.');
  if (!moduleName || members.length === 0 || members.includes('')) {
    throw new HandlerError('Runtime.MalformedHandlerName', `Bad handler '${name}': expected module.function`);
  }
  const root = env.LAMBDA_TASK_ROOT;
  const stem = path.resolve(root, folder, moduleName);
  const shown = path.join(folder, moduleName);
  if (stem !== root && !stem.startsWith(root + path.sep)) {
    throw new HandlerError('Runtime.MalformedHandlerName', `Bad handler '${name}': it lies outside of the code`);
  }
  const file = ['.js', '.mjs', '.cjs'].map((end) => stem + end).find(existsSync);
  if (!file) {
    throw new HandlerError('Runtime.ImportModuleError', `Error: Cannot find module '${shown}'`);
  }
  let loaded;
  try {
    loaded = await import(pathToFileURL(file));
  } catch (error) {
    const kind = error instanceof SyntaxError ? 'Runtime.UserCodeSyntaxError' : undefined;
    const missing = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(error?.code);
    if (!kind && !missing) throw error;
    throw new HandlerError(kind ?? 'Runtime.ImportModuleError', `${error.name}: ${error.message}`, error.stack);
  }
  const find = (from) => members.reduce((value, member) => value?.[member], from);
  const handler = find(loaded) ?? find(loaded.default);
  if (typeof handler !== 'function') {
    throw new HandlerError('Runtime.HandlerNotFound', `${name} is undefined or not exported`);
  }
  return handler;
}

function makeContext(headers) {
  const client = headers['lambda-runtime-client-context'];
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
    invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
    memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    awsRequestId: headers['lambda-runtime-aws-request-id'],
    logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
    identity: undefined,
    // Header values arrive as Latin-1.
    clientContext: client ? JSON.parse(Buffer.from(client, 'latin1').toString('utf8')) : undefined,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

/** Runs the handler; resolves to the kind of answer and its JSON. */
function run(handler, event, context) {
  return new Promise((resolve) => {
    const finish = (error, result) => {
      settle = kept = null;
      if (error !== undefined && error !== null) {
        resolve(['error', describe(error)]);
        return;
      }
      try {
        resolve(['response', result instanceof Written ? result.text : JSON.stringify(result === undefined ? null : result) ?? 'null']);
      } catch (failure) {
        resolve(['error', describe(new HandlerError('Runtime.MarshalError', `Unable to stringify response body: ${failure.message}`))]);
      }
    };
    settle = finish;
    const mine = (then) => (...values) => settle === finish && then(...values);
    const callback = mine((error, result) => {
      if (context.callbackWaitsForEmptyEventLoop && !error) {
        kept ??= [error, result];
      } else {
        finish(error, result);
      }
    });
    context.done = callback;
    context.succeed = mine((result) => finish(null, result));
    context.fail = mine((error) => finish(error ?? new Error('failed without a reason')));
    try {
      const answer = handler(event, context, callback);
      if (typeof answer?.then === 'function') {
        answer.then(
          mine((result) => finish(null, result)),
          mine((error) => finish(error ?? new Error('rejected without a reason'))),
        );
      } else if (answer !== undefined && handler.length < 3) {
        finish(null, answer);
      }
    } catch (error) {
      finish(error ?? new Error('threw nothing'));
    }
  });
}

// Nothing is left to do: a callback's answer is due, or there will be none.
process.on('beforeExit', () => settle?.(...(kept ?? [null, null])));

async function crash(kind, error) {
  const shown = new HandlerError(kind, error instanceof Error ? `${error.name}: ${error.message}` : format(error), error?.stack);
  const answer = describe(shown);
  const suffix = requestId ? `invocation/${requestId}/error` : 'init/error';
  settle = null;
  await call('POST', suffix, answer).catch(() => {});
  process.exit(129);
}
process.on('uncaughtException', (error) => crash(error?.name ?? 'Error', error));
process.on('unhandledRejection', (error) => crash('Runtime.UnhandledPromiseRejection', error));

for (const [method, level] of [['log', 'INFO'], ['info', 'INFO'], ['debug', 'DEBUG'], ['warn', 'WARN'], ['error', 'ERROR'], ['trace', 'TRACE']]) {
  console[method] = (...values) => {
    process.stdout.write(`${new Date().toISOString()}\t${requestId}\t${level}\t${format(...values)}\n`);
  };
}

async function main() {
  let handler;
  try {
    handler = await loadHandler(env._HANDLER);
  } catch (error) {
    await call('POST', 'init/error', describe(error));
    process.exit(1);
  }
  for (;;) {
    const next = await call('GET', 'invocation/next').catch(() => process.exit(0));
    if (next.status !== 200) process.exit(0);
    requestId = next.headers['lambda-runtime-aws-request-id'];
    const [kind, answer] = await run(handler, JSON.parse(next.body), makeContext(next.headers));
    await call('POST', `invocation/${requestId}/${kind}`, answer);
  }
}

// Not awaited here: Node would take an event loop that is empty for a failure of this module.
main();
