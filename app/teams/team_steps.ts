import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import type { ListingFate } from '#app/teams/team_options'
import type Team from '#app/teams/team'

interface Deletion {
  team: Team
  listings: ListingFate
  /** who deletes it */
  actorId: number
}

interface Departure {
  team: Team
  userId: number
  ownerId: number
  /** whether they take the listings they made for the team */
  takesListings: boolean
}

type Step<Change> = (change: Change, trx: TransactionClientContract) => Promise<void>

const deletionSteps: Step<Deletion>[] = []
const departureSteps: Step<Departure>[] = []

/** Runs in the transaction that deletes a team, before it is gone. */
export function teamDeletionStep(step: Step<Deletion>): Extension {
  return () => void deletionSteps.push(step)
}

/** Runs in the transaction in which someone leaves a team or is removed. */
export function teamDepartureStep(step: Step<Departure>): Extension {
  return () => void departureSteps.push(step)
}

export async function runTeamDeletionSteps(
  change: Deletion,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of deletionSteps) await step(change, trx)
}

export async function runDepartureSteps(
  change: Departure,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of departureSteps) await step(change, trx)
}
