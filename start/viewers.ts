/** Every module declares who else may see its private pictures; this is the list of modules. */
import '#app/designs/viewers'
import '#app/chats/viewers'
