/** What modules tell those below them: who may see whose private pictures, what can be reported. */
import '#app/chats/viewers'
