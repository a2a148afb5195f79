/**
 * What a hosted service takes; the embedded one takes no more, so that nothing
 * works here which fails there.
 * Source: https://pusher.com/docs/channels/server_api/http-api/ and
 * https://support.pusher.com/hc/en-us/articles/4412243423761
 */
export const MAX_CHANNEL_NAME = 164
export const MAX_EVENT_NAME = 200
/** bytes of an event's data */
export const MAX_DATA = 10_240
export const MAX_CHANNELS_OF_EVENT = 100
export const MAX_BATCH = 10
export const MAX_MEMBERS = 100
export const MAX_MEMBER_ID = 128
/** bytes of what is told of a member, or of a user who signs in */
export const MAX_USER_DATA = 1_024
/** a second and a connection */
export const MAX_CLIENT_EVENTS = 10

/** Ours: one client on one page needs a handful. */
export const MAX_SUBSCRIPTIONS = 500
/** Ours, bytes of one message from a client: an event's data, escaped once more */
export const MAX_MESSAGE = 64 * 1024
/** Ours, bytes of an API request: ten events, escaped once more */
export const MAX_API_BODY = 512 * 1024
/** Ours, bytes that wait for one client; who reads slower than that is let go and comes back */
export const MAX_UNSENT = 1024 * 1024
