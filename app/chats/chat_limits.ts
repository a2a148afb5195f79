import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const MAX_CHAT_NAME_CHARACTERS = 80
export const MAX_CHAT_DESCRIPTION_CHARACTERS = 300

export const MAX_MESSAGE_CHARACTERS = 10_000
export const MAX_ATTACHMENTS = 10
export const MAX_EDIT_MINUTES = 15
export const MAX_DELETE_HOURS = 48

/** Far above what people do, far below what a script would. */
export const chatLimits = {
  start: {
    name: 'chats:start',
    address: { requests: 1200, every: '1 hour' },
    account: { requests: 300, every: '1 hour' },
  },
  /** of one person by one other to groups, so that nobody's list is filled by a stranger */
  invite: {
    name: 'chats:invite',
    address: { requests: 60_000, every: '1 day' },
    account: { requests: 10, every: '1 day' },
  },
  write: {
    name: 'chats:write',
    address: { requests: 60_000, every: '1 minute' },
    account: { requests: 1200, every: '1 minute' },
    isLocal: true,
  },
} satisfies Record<string, AttemptLimits>
