/** For tests of this and other packages: a fresh migrated database in well under a second, and a log on it. */
export * from './open-test-database.ts';
export * from './open-test-log.ts';
export * from './reading.ts';
export * from './test-ids.ts';
export * from './test-stores.ts';
