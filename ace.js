/** Runs ace on the TypeScript sources, compiled in memory. */
import '@poppinss/ts-exec'
await import('./bin/console.ts')
