import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** A team's handle is unavailable to everyone else. */
export const NEW_TEAM_LIMITS: AttemptLimits = {
  name: 'new-team',
  account: { requests: 30, every: '1 day' },
  address: { requests: 300, every: '1 hour' },
}

/** Each one sends a mail. */
export const INVITATION_LIMITS: AttemptLimits = {
  name: 'team-invitation',
  account: { requests: 200, every: '1 hour' },
  address: { requests: 400, every: '1 hour' },
}

export const INVITATION_ANSWER_LIMITS: AttemptLimits = {
  name: 'invitation-answer',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}

export const JOIN_REQUEST_LIMITS: AttemptLimits = {
  name: 'join-request',
  account: { requests: 60, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}

/** Each one queries a name server and a web server. */
export const DOMAIN_CHECK_LIMITS: AttemptLimits = {
  name: 'domain-check',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 300, every: '1 hour' },
}
