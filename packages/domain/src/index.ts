export * from './facts.ts';
export * from './kernel.ts';
