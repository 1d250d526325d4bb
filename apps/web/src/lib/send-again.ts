/** Calls that may be sent more than once, because they change nothing the second time. Source: decision 0028. */
import { mayPass } from './trpc.ts';

const TIMES = 3;
const BETWEEN_MS = 500;

/** The call, up to three times half a second apart where nobody answered it or the server failed; what is refused stays refused. */
export async function sentAgain<Answer>(call: () => Promise<Answer>, time = 1): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (time >= TIMES || !mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    return sentAgain(call, time + 1);
  }
}
