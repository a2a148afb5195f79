import { SimpleMessagesProvider } from '@vinejs/vine'

/** What the account forms say, in words that help. */
export const accountMessages = new SimpleMessagesProvider({
  'required': 'Fill this in.',
  'string': 'Fill this in.',
  'email': 'That does not look like an e-mail address.',
  'maxLength': 'Use at most {{ max }} characters.',
  'minLength': 'Use at least {{ min }} characters.',
  'password_confirmation.sameAs': 'The two passwords differ.',
  'type.enum': 'Choose member, realtor or designer.',
  'terms.accepted': 'Accept the terms to join.',
  'terms.required': 'Accept the terms to join.',
})
