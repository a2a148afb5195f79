import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { fieldName } from '#app/kernel/validation/field_names'

type Args = Record<string, unknown>

/** Messages by rule. `{field}` is the field's name; other placeholders are the rule's arguments. */
const SENTENCES: Record<string, string> = {
  'required': 'Enter the {field}.',
  'string': 'Enter the {field} as text.',
  'email': 'Enter an email address, such as ava@example.com.',
  'regex': 'The {field} isn’t in a form we can use.',
  'minLength': 'The {field} needs at least {min} characters.',
  'maxLength': 'The {field} can have at most {max} characters.',
  'fixedLength': 'The {field} needs exactly {size} characters.',
  'sameAs': 'The two entries don’t match.',
  'number': 'Enter the {field} as a number.',
  'min': 'The {field} can’t be less than {min}.',
  'max': 'The {field} can’t be more than {max}.',
  'range': 'The {field} has to be between {min} and {max}.',
  'positive': 'The {field} has to be more than zero.',
  'nonNegative': 'The {field} can’t be less than zero.',
  'decimal': 'The {field} has too many decimals.',
  'withoutDecimals': 'Enter the {field} as a whole number.',
  'boolean': 'Choose yes or no for {field}.',
  'accepted': 'Accept the {field} to continue.',
  'enum': 'Choose one of the options for {field}.',
  'in': 'Choose one of the options for {field}.',
  'object': 'The {field} isn’t in a form we can use.',
  'record': 'The {field} isn’t in a form we can use.',
  'array': 'Give the {field} as a list.',
  'array.minLength': 'Choose at least {min} of the {field}.',
  'array.maxLength': 'There can be at most {max} {field}.',
  'distinct': 'The {field} has the same entry twice.',
}

const OTHERWISE = 'The {field} isn’t valid.'

/** A name of a choice between yes and no. */
const CHOICE = /^whether /
const CHOOSE = 'Choose {field}.'

/**
 * Explains form errors in plain words, without wire names. It is vine's default provider, so every
 * validator uses it; pass `overrides` (by `field.rule` or by rule) where a form can say more.
 */
export class PlainMessages implements MessagesProviderContact {
  constructor(private readonly overrides: Record<string, string> = {}) {}

  getMessage(rawMessage: string, rule: string, field: FieldContext, args: Args = {}): string {
    const path = field.wildCardPath
    const own = this.overrides[`${path}.${rule}`] ?? this.overrides[rule]
    // A rule of our own has its own message; vine's default would use the wire name.
    const name = fieldName(path)
    const usual = CHOICE.test(name) ? CHOOSE : SENTENCES[rule]
    const sentence = own ?? usual ?? (/\{\{|\bfield\b/.test(rawMessage) ? OTHERWISE : rawMessage)
    const values = { ...args, field: name }
    return sentence.replace(/\{(\w+)\}/g, (_, key: string) =>
      written(values[key as keyof typeof values])
    )
  }
}

/** Groups digits from five on, so that a year stays a year. */
function written(value: unknown): string {
  if (typeof value !== 'number') return String(value)
  return value.toLocaleString('en-US', { useGrouping: 'min2' })
}
