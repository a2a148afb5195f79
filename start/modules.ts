import { modules } from '#app/modules'
import type { Module } from '#app/kernel/modules/module'

for (const { routes } of modules as readonly Module[]) await routes?.()
await import('#app/kernel/routes')
