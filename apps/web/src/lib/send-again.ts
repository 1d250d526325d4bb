/** Calls that may be sent more than once, because they change nothing the second time. Source: decision 0028. */
import { mayPass } from './trpc.ts';
import { CallFailed, UNANSWERED } from './wire.ts';

const TIMES = 3;
const BETWEEN_MS = 500;
/** All its tries together take about as long as another call may: a person waits for each. */
const TRY_MS = 10_000;

/** What does not come in time has failed; if it comes later, it was done twice and is the same. */
const inTime = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallFailed(0, UNANSWERED)), TRY_MS);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The call, up to three times half a second apart where nobody answered it or the server failed; what is refused stays refused. */
export async function sentAgain<Answer>(call: () => Promise<Answer>, time = 1): Promise<Answer> {
  try {
    return await inTime(call());
  } catch (error) {
    if (time >= TIMES || !mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    return sentAgain(call, time + 1);
  }
}
