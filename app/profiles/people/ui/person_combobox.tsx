import { Combobox } from '#app/kit/form/combobox'
import { searchPeople, type PersonCard } from '#app/profiles/people/ui/search_people'

/** Finds somebody by name or handle, and is empty again once they are chosen. */
export function PersonCombobox({ onChoose }: { onChoose: (person: PersonCard) => void }) {
  return (
    <Combobox<PersonCard>
      value={null}
      onChange={(person) => person && onChoose(person)}
      source={searchPeople}
      labelOf={({ name }) => name}
      hintOf={({ handle }) => `@${handle}`}
      keyOf={({ id }) => id}
      placeholder="Name or handle"
    />
  )
}
