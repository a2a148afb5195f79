import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '#app/common/ui/kit/chip'
import { Combobox } from '#app/common/ui/kit/combobox'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import type { Currency } from '#app/properties/ui/hooks/use_currencies'

interface AcceptedFieldProps {
  name: 'accepted_currencies' | 'accepted_cryptocurrencies'
  label: string
  placeholder: string
  /** what there is to choose from */
  currencies: readonly Currency[]
}

/** Several currencies: chosen one after the other, taken away by their crosses. */
export function AcceptedField({ name, label, placeholder, currencies }: AcceptedFieldProps) {
  const { session, state } = useEditor()
  const codes = state.draft.fields[name]
  const place = useRef<HTMLDivElement>(null)
  const set = (next: string[]) => session.edit({ [name]: next })
  const nameOf = (code: string) => currencies.find((each) => each.code === code)?.name ?? code

  /** The search begins anew, for the next one. */
  const add = (code: string) => {
    flushSync(() => set([...codes, code]))
    place.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={place} className="flex flex-col gap-3">
      <EditorField name={name} label={label} isOptional>
        <Combobox
          key={codes.length}
          value={null}
          source={currencies.filter(({ code }) => !codes.includes(code))}
          onChange={(chosen) => chosen && add(chosen.code)}
          labelOf={labelOf}
          keyOf={({ code }) => code}
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

function labelOf({ code, name }: Currency): string {
  return `${code} · ${name}`
}
