import type { ActingUser } from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type PropertyDocument from '#app/properties/documents/property_document'
import type Property from '#app/properties/property'

export interface RequestedDocument {
  document: PropertyDocument
  property: Property
}

type Step = (asker: ActingUser, requested: RequestedDocument) => Promise<void>

const registry = new Registry<Step>('steps when a document is asked for')

/** Adds a step to the transaction in which somebody asks for a listing's document. */
export function documentRequestStep(step: Step): Extension {
  return registry.adds(step)
}

export async function runDocumentRequestSteps(
  asker: ActingUser,
  requested: RequestedDocument
): Promise<void> {
  for (const step of registry.list()) await step(asker, requested)
}
