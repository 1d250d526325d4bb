/** What both adapters promise about a transaction: it ends in time, and nobody uses it afterwards. */
import { SqlError, type SqlRunner } from './sql.ts';

/** A transaction that is still open after this long is rolled back. */
export const TRANSACTION_DEADLINE_MS = 10_000;

/**
 * Runs `work` in an open transaction. Rejects with what it throws; with the first statement's error, even if `work` caught
 * it, because the transaction is lost then; or with SqlError('DEADLINE') when it takes longer than `deadlineMs`.
 * The caller commits when this resolves and rolls back when it rejects; `onDeadline` may stop the statement that is running.
 */
export async function runGuarded<Result>(
  runner: SqlRunner,
  work: (tx: SqlRunner) => Promise<Result>,
  { deadlineMs = TRANSACTION_DEADLINE_MS, onDeadline }: { deadlineMs?: number; onDeadline?: () => void } = {},
): Promise<Result> {
  let over: SqlError | undefined;
  let failed: unknown;
  const tx: SqlRunner = {
    async query(statement, values) {
      if (over) throw over;
      try {
        return await runner.query(statement, values);
      } catch (error) {
        failed ??= error;
        throw error;
      }
    },
  };
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over = new SqlError('DEADLINE', `A transaction took longer than ${deadlineMs / 1000} seconds and was rolled back.`);
      reject(over);
      onDeadline?.();
    }, deadlineMs);
  });
  try {
    const result = await Promise.race([work(tx), deadline]);
    if (failed) throw failed;
    return result;
  } finally {
    clearTimeout(timer);
    over ??= new SqlError('TRANSACTION_OVER', 'This transaction is over.');
  }
}
