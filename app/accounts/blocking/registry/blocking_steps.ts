import type { ActingUser } from '#app/accounts/models/acting_user'
import type { Extension } from '#app/kernel/modules/module'

type Step = (blocker: ActingUser, blockedId: number) => Promise<void>

interface BlockingSteps {
  /** must be idempotent: it may run for someone already blocked */
  block: Step
  unblock?: Step
}

const registry: BlockingSteps[] = []

/** Adds steps to the transaction that blocks or unblocks someone; a failure rolls back both. */
export function blockingSteps(steps: BlockingSteps): Extension {
  return () => void registry.push(steps)
}

export async function runBlockingSteps(
  kind: keyof BlockingSteps,
  blocker: ActingUser,
  blockedId: number
): Promise<void> {
  for (const steps of registry) await steps[kind]?.(blocker, blockedId)
}
