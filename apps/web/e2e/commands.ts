/** What whoever runs this Lou does at its command line while learners are there. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** Gives somebody a password that was made for them; answers it. */
export async function resetPassword(username: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.LOU_DATA_DIR };
  const command = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/reset-password.ts'), username];
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout.trim();
}
