import { PlainMessages } from '#app/kernel/validation/plain_messages'

export const accountMessages = new PlainMessages({
  'name.required': 'Enter your name.',
  'name.string': 'Enter your name.',
  'handle.required': 'Choose a handle.',
  'handle.string': 'Choose a handle.',
  'email.required': 'Enter your email address.',
  'email.string': 'Enter your email address.',
  'current_password.required': 'Enter your current password.',
  'current_password.string': 'Enter your current password.',
  'password.required': 'Enter your password.',
  'password.string': 'Enter your password.',
  'password_confirmation.required': 'Enter the password again.',
  'password_confirmation.string': 'Enter the password again.',
  'password_confirmation.sameAs': 'The two passwords don’t match.',
  'maxLength': 'Use at most {max} characters.',
  'minLength': 'Use at least {min} characters.',
  'type.required': 'Choose member, realtor or interior designer.',
  'type.enum': 'Choose member, realtor or interior designer.',
  'user.type.enum': 'Choose member, realtor or interior designer.',
  'terms.accepted': 'Accept the terms to join.',
  'terms.required': 'Accept the terms to join.',
})

/** Sign-in also takes a handle, and entering a password differs from choosing one. */
export const signInMessages = new PlainMessages({
  'email.required': 'Enter your email address or handle.',
  'email.string': 'Enter your email address or handle.',
  'password.required': 'Enter your password.',
  'password.string': 'Enter your password.',
})
