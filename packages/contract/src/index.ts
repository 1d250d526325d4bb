export * from './call.ts';
export * from './policy.ts';
export * from './refusals.ts';
