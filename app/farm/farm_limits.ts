import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const AREA_LIMITS = {
  name: 'farm-area',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

export const FARM_CONTACT_LIMITS = {
  name: 'farm-contact',
  address: { requests: 3000, every: '1 hour' },
  account: { requests: 1000, every: '1 hour' },
} satisfies AttemptLimits

export const CONTACT_IMPORT_LIMITS = {
  name: 'farm-import',
  address: { requests: 120, every: '1 hour' },
  account: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const FORM_LIMITS = {
  name: 'farm-form',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

export const SIGN_UP_LIMITS = {
  name: 'sign-up',
  address: { requests: 240, every: '1 hour' },
} satisfies AttemptLimits

/** Each sign-up sends a mail. */
export const SIGN_UP_MAIL_LIMITS = {
  name: 'sign-up-mail',
  address: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const SIGN_UP_CONFIRMATION_LIMITS = {
  name: 'sign-up-confirmation',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

export const CAMPAIGN_LIMITS = {
  name: 'farm-campaign',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 200, every: '1 hour' },
} satisfies AttemptLimits

export const TEST_MAIL_LIMITS = {
  name: 'farm-campaign-test',
  address: { requests: 60, every: '1 hour' },
  account: { requests: 20, every: '1 hour' },
} satisfies AttemptLimits

export const GIFT_LIMITS = {
  name: 'gift',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const CLAIM_LIMITS = {
  name: 'gift-claim',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

/** Visitors of a fair may share one network. */
export const VISITOR_REGISTRATION_LIMITS = {
  name: 'open-house-registration',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 20, every: '1 hour' },
} satisfies AttemptLimits

export const PASS_LIMITS = {
  name: 'open-house-pass',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

/** A sign takes a tenth of a second to draw. */
export const SIGN_LIMITS = {
  name: 'open-house-sign',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
