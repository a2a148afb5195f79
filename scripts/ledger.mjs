import { runConsole } from './lib/console.mjs'

/** `npm run ledger`: checks that all credits and coins add up. */
await runConsole('ledger:check')
