/** Why Lou could not start, as a sentence that names what to change. */
import { Refused } from '@lou/domain/kernel';
import { DirectoryInUse, LEAST_FREE_BYTES, SqlError, UnreadableDatabase } from '@lou/eventlog';
import { type Environment, WrongEnvironment } from './env.ts';

/** Nobody answers, or does not let us in: ECONNREFUSED, CONNECT_TIMEOUT, an unknown database (3D000), a wrong password (28...). */
const NO_DATABASE = /^(?:E[A-Z]+$|CONNECT|3D|28|42501|57P)/;

/** What keeps the embedded database from writing, and what to do. */
export const nearlyFull = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string =>
  `the disk of DATA_DIR ${DATA_DIR} has less than ${LEAST_FREE_BYTES / 1024 ** 2} MB free. Make room there, or set DATA_DIR to a directory on another disk.`;

/** The first admin who cannot be made: why, by the variable that says it. */
function firstAdminFailure({ code, message }: Refused, { ADMIN_USERNAME }: Environment): string | undefined {
  if (code.startsWith('PASSWORD_')) return `ADMIN_PASSWORD is set to something Lou cannot use: ${message}`;
  if (code === 'USERNAME_TAKEN') return `ADMIN_USERNAME ${ADMIN_USERNAME} belongs to somebody who is no admin. Set ADMIN_USERNAME to another name.`;
  return undefined;
}

/** Undefined for what nobody foresaw: that is shown whole. */
export function startFailure(error: unknown, environment: Environment | undefined): string | undefined {
  if (error instanceof WrongEnvironment || error instanceof DirectoryInUse || error instanceof UnreadableDatabase) return error.message;
  if (!environment) return undefined;
  const { HOST, PORT, DATA_DIR } = environment;
  if (error instanceof Refused)
    return error.code === 'READ_ONLY' ? `Lou has something new to write and cannot: ${nearlyFull(environment)}` : firstAdminFailure(error, environment);
  const code = (error as { code?: string } | undefined)?.code;
  if (environment.DATABASE_URL && error instanceof SqlError && NO_DATABASE.test(error.code))
    return `DATABASE_URL leads to no database that Lou can use: ${error.message.replace(/\.?$/, '.')} Start PostgreSQL, make the database, or mend DATABASE_URL.`;
  if (code === 'ENOSPC') return `Lou cannot start: ${nearlyFull(environment)}`;
  if (code === 'EADDRINUSE') return `PORT ${PORT} is taken by another program. Set PORT to a free one, or stop the other program.`;
  if (code === 'EACCES' && (error as { syscall?: string }).syscall === 'listen')
    return `PORT ${PORT} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine. Set HOST to one, such as 127.0.0.1.`;
  if (['EEXIST', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOENT', 'EPERM'].includes(code ?? ''))
    return `DATA_DIR ${DATA_DIR} is no directory that Lou can write to. Set DATA_DIR to one.`;
  return undefined;
}
