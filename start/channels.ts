/** Every module declares its own channels; this is the list of modules. */
import '#app/realtime/channels'
import '#app/chats/channels'
import '#app/designs/channels'
