/** Why Lou could not start, as a sentence that names what to change. */
import { DirectoryInUse, SqlError, UnreadableDatabase } from '@lou/eventlog';
import { type Environment, WrongEnvironment } from './env.ts';

/** Nobody answers, or does not let us in: ECONNREFUSED, CONNECT_TIMEOUT, an unknown database (3D000), a wrong password (28...). */
const NO_DATABASE = /^(?:E[A-Z]+$|CONNECT|3D|28|42501|57P)/;

/** Undefined for what nobody foresaw: that is shown whole. */
export function startFailure(error: unknown, environment: Environment | undefined): string | undefined {
  if (error instanceof WrongEnvironment || error instanceof DirectoryInUse || error instanceof UnreadableDatabase) return error.message;
  if (!environment) return undefined;
  const { HOST, PORT, DATA_DIR } = environment;
  const code = (error as { code?: string } | undefined)?.code;
  if (environment.DATABASE_URL && error instanceof SqlError && NO_DATABASE.test(error.code))
    return `DATABASE_URL leads to no database that Lou can use: ${error.message.replace(/\.?$/, '.')} Start PostgreSQL, make the database, or mend DATABASE_URL.`;
  if (code === 'EADDRINUSE') return `PORT ${PORT} is taken by another program. Set PORT to a free one, or stop the other program.`;
  if (code === 'EACCES' && (error as { syscall?: string }).syscall === 'listen')
    return `PORT ${PORT} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine. Set HOST to one, such as 127.0.0.1.`;
  if (['EEXIST', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOENT', 'EPERM'].includes(code ?? ''))
    return `DATA_DIR ${DATA_DIR} is no directory that Lou can write to. Set DATA_DIR to one.`;
  return undefined;
}
