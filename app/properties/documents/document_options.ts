export const MAX_DOCUMENTS = 20
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024
export const MAX_DOCUMENT_NAME_CHARACTERS = 120

/** What a document is, as people read it. */
export const DOCUMENT_KINDS = {
  floor_plan: 'Floor plan',
  brochure: 'Brochure',
  disclosure: 'Disclosure',
  inspection: 'Inspection report',
  energy_certificate: 'Energy certificate',
  other: 'Other',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS

export const DOCUMENT_REQUEST_STATUSES = ['waiting', 'accepted', 'declined'] as const
export type DocumentRequestStatus = (typeof DOCUMENT_REQUEST_STATUSES)[number]

/** What an owner decides; declining also takes back what was accepted. */
export const DOCUMENT_DECISIONS = [
  'accepted',
  'declined',
] as const satisfies readonly DocumentRequestStatus[]
export type DocumentDecision = (typeof DOCUMENT_DECISIONS)[number]

/** What a reader can do: download it, ask for it, or wait for the answer to having asked. */
export type DocumentAccess = 'open' | 'closed' | 'waiting' | 'declined'

export interface DocumentsContent {
  title: string
}

/** Reads a wire’s free map with care. */
export function documentsContent(content: Record<string, unknown> | undefined): DocumentsContent {
  const title = content?.title
  return { title: typeof title === 'string' ? title : '' }
}
