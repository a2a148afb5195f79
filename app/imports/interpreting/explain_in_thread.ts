import { declarations } from '#app/kernel/modules/registry'
import { fieldNames } from '#app/kernel/validation/field_names'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { updatePropertyValidator } from '#app/properties/property_validators'

/**
 * Lets a thread explain what is wrong with a listing as the app does. Once per thread.
 * @param names of fields, declared in the app
 */
export function explainInThread(names: Record<string, string>): void {
  declarations.run([fieldNames(names)])
  updatePropertyValidator.messagesProvider = new PlainMessages()
}
