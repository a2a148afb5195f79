/**
 * Every module names its own routes; this is the list of modules. Order
 * matters only where patterns overlap.
 */
import '#app/core/routes'
import '#app/common/routes'
import '#app/site/routes'
import '#app/accounts/routes'
import '#app/realtime/routes'
import '#app/profiles/routes'
import '#app/media/routes'
import '#app/places/routes'
import '#app/ledger/routes'
import '#app/moderation/routes'
import '#app/notifications/routes'
import '#app/properties/routes'
import '#app/designs/routes'
import '#app/chats/routes'
import '#app/dashboard/routes'
