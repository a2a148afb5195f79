import { DateTime } from 'luxon'
import { VISITOR_CONSENT_SENTENCE } from '#app/farm/open_houses/open_house_options'

export interface VisitorInput {
  name: string
  /** in lower case */
  email: string
  phone: string | null
  hasAgent: boolean | null
  hasConsent: boolean
  clientId?: string
  /** network address they consent from */
  address: string
}

interface SentVisitor {
  name: string
  email: string
  phone?: string | null
  has_agent?: boolean | null
  consent?: boolean
  client_id?: string
}

export function visitorInput(sent: SentVisitor, address: string): VisitorInput {
  return {
    name: sent.name,
    email: sent.email,
    phone: sent.phone || null,
    hasAgent: sent.has_agent ?? null,
    hasConsent: sent.consent ?? false,
    clientId: sent.client_id,
    address,
  }
}

/** The evidence; nothing without consent. */
export function consentOf({ hasConsent, address }: VisitorInput) {
  return {
    consentText: hasConsent ? VISITOR_CONSENT_SENTENCE : null,
    consentAddress: hasConsent ? address : null,
    consentedAt: hasConsent ? DateTime.now() : null,
  }
}
