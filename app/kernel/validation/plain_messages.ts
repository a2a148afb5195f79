import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { fieldName } from '#app/kernel/validation/field_names'

type Args = Record<string, unknown>

const UNUSABLE = 'Check the {field}: we can’t use what was entered.'

/**
 * Messages by rule. A field's name may be plural, so the only verbs after `{field}` are "can" and
 * "must". Other placeholders are the rule's arguments.
 */
const SENTENCES: Record<string, string> = {
  'required': 'Enter the {field}.',
  'string': 'Enter the {field} as text.',
  'email': 'Enter an email address, such as ava@example.com.',
  'regex': UNUSABLE,
  'minLength': 'Enter at least {min} characters for the {field}.',
  'maxLength': 'The {field} can have at most {max} characters.',
  'fixedLength': 'Enter exactly {size} characters for the {field}.',
  'sameAs': 'The two entries don’t match.',
  'number': 'Enter the {field} as a number.',
  'min': 'The {field} can’t be less than {min}.',
  'max': 'The {field} can’t be more than {max}.',
  'range': 'The {field} must be between {min} and {max}.',
  'positive': 'The {field} must be more than zero.',
  'nonNegative': 'The {field} can’t be less than zero.',
  'decimal': 'Enter the {field} with fewer decimals.',
  'withoutDecimals': 'Enter the {field} as a whole number.',
  'boolean': 'Choose yes or no for {field}.',
  'accepted': 'Accept the {field} to continue.',
  'enum': 'Choose one of the options for {field}.',
  'in': 'Choose one of the options for {field}.',
  'object': 'Give the {field} as an object.',
  'record': 'Give the {field} as an object.',
  'array': 'Give the {field} as a list.',
  'array.minLength': 'Choose at least {min} of the {field}.',
  'array.maxLength': 'There can be at most {max} {field}.',
  'distinct': 'Check the {field}: one of them is there twice.',
}

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
    const sentence = own ?? usual ?? (/\{\{|\bfield\b/.test(rawMessage) ? UNUSABLE : rawMessage)
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
