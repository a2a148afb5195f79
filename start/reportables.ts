/** Every module declares what of its own may be reported; this is the list of modules. */
import '#app/moderation/reportables'
import '#app/designs/reportables'
import '#app/chats/reportables'
