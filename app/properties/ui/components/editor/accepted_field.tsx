import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '#app/kit/button/chip'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import type { Currency } from '#app/places/ui/hooks/use_currencies'

interface AcceptedFieldProps {
  name: 'accepted_currencies' | 'accepted_cryptocurrencies'
  label: string
  placeholder: string
  currencies: readonly Currency[]
}

export function AcceptedField({ name, label, placeholder, currencies }: AcceptedFieldProps) {
  const { session, state } = useEditor()
  const codes = state.draft.fields[name]
  const place = useRef<HTMLDivElement>(null)
  const set = (next: string[]) => session.edit({ [name]: next })
  const nameOf = (code: string) => currencies.find((each) => each.code === code)?.name ?? code

  /** Adding one clears the search box, which keeps the focus for the next. */
  const add = (code: string) => {
    flushSync(() => set([...codes, code]))
    place.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={place} className="flex flex-col gap-3">
      <EditorField name={name} label={label} isOptional>
        <CurrencyPicker
          key={codes.length}
          value={null}
          currencies={currencies.filter(({ code }) => !codes.includes(code))}
          onChange={(code) => code && add(code)}
          placeholder={placeholder}
        />
      </EditorField>
      {codes.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code}>
              <Chip
                onRemove={() => set(codes.filter((other) => other !== code))}
                removeLabel={`Remove ${nameOf(code)}`}
              >
                {code}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
