import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import SessionEnded from '#app/accounts/events/session_ended'
import UserRegistered from '#app/accounts/events/user_registered'
import ChatChanged from '#app/chats/events/chat_changed'
import ChatRead from '#app/chats/events/chat_read'
import MembershipEnded from '#app/chats/events/membership_ended'
import MessageChanged from '#app/chats/events/message_changed'
import MessageEdited from '#app/chats/events/message_edited'
import MessageSent from '#app/chats/events/message_sent'
import DesignCompleted from '#app/designs/events/design_completed'
import DesignDeleted from '#app/designs/events/design_deleted'
import DesignProgressed from '#app/designs/events/design_progressed'
import DesignQueued from '#app/designs/events/design_queued'
import CreditsChanged from '#app/ledger/events/credits_changed'

/**
 * Which listener hears which event. An event tells of what has happened and
 * is committed: a listener that fails is logged and undoes nothing.
 */
emitter.onError((event, error) => logger.error({ err: error, event: String(event) }, 'listener'))

emitter.on(UserRegistered, [() => import('#app/accounts/listeners/mail_verification_link')])
emitter.on(UserRegistered, [() => import('#app/ledger/listeners/grant_welcome_credits')])
emitter.on(SessionEnded, [() => import('#app/realtime/listeners/close_sockets_of_session')])
emitter.on(SessionEnded, [() => import('#app/notifications/listeners/end_push_of_session')])

emitter.on(MessageSent, [() => import('#app/chats/listeners/broadcast_message')])
emitter.on(MessageSent, [() => import('#app/chats/listeners/queue_link_previews')])
emitter.on(MessageSent, [() => import('#app/chats/listeners/push_message')])
emitter.on(MessageEdited, [() => import('#app/chats/listeners/queue_link_previews')])
emitter.on(MessageChanged, [() => import('#app/chats/listeners/broadcast_message_change')])
emitter.on(ChatChanged, [() => import('#app/chats/listeners/broadcast_chat')])
emitter.on(ChatRead, [() => import('#app/chats/listeners/broadcast_reading')])
emitter.on(MembershipEnded, [() => import('#app/chats/listeners/expel_from_chat')])

emitter.on(CreditsChanged, [() => import('#app/ledger/listeners/broadcast_credits')])
emitter.on(DesignQueued, [() => import('#app/designs/listeners/wake_worker')])
emitter.on(DesignProgressed, [() => import('#app/designs/listeners/broadcast_progress')])
emitter.on(DesignCompleted, [() => import('#app/designs/listeners/broadcast_design')])
emitter.on(DesignDeleted, [() => import('#app/designs/listeners/cancel_run')])
