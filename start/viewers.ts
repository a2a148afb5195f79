/** Every module declares who else may see its private pictures, and which it needs; this is the list of modules. */
import '#app/designs/viewers'
import '#app/designs/keepers'
import '#app/chats/viewers'
