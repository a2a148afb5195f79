import { Search } from 'lucide-react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MAX_SEARCH_CHARACTERS } from '#app/search/search_options'
import { FilterFields } from '#app/search/ui/filter_fields'
import type { FilterProps, PriceProps } from '#app/search/ui/filter_inputs'

export default function AllFilters(props: PriceProps) {
  return (
    <div className="flex flex-col gap-6">
      <WordsField key={props.query.q} {...props} />
      <FilterFields {...props} />
    </div>
  )
}

function WordsField({ query, onShow }: FilterProps) {
  const apply = (typed: string) => {
    const q = typed.trim() || undefined
    if (q !== query.q) onShow({ q })
  }
  return (
    <Field label="Words in a listing" hint="Sea view, loft…">
      <Input
        type="search"
        defaultValue={query.q}
        maxLength={MAX_SEARCH_CHARACTERS}
        prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </Field>
  )
}
