import type { ActingUser } from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import type PropertyDocument from '#app/properties/documents/property_document'
import type Property from '#app/properties/property'

export interface RequestedDocument {
  document: PropertyDocument
  property: Property
}

type Step = (asker: ActingUser, requested: RequestedDocument) => Promise<void>

const registry: Step[] = []

/** Adds a step to the transaction in which somebody asks for a listing's document. */
export function documentRequestStep(step: Step): Extension {
  return () => void registry.push(step)
}

export async function runDocumentRequestSteps(
  asker: ActingUser,
  requested: RequestedDocument
): Promise<void> {
  for (const step of registry) await step(asker, requested)
}
