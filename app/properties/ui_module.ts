import { defineUiModule, type ShownListEntry } from '#app/kit/shell/ui_module'

const HOMES: ShownListEntry = {
  name: 'properties',
  label: 'Homes',
  load: () => import('#app/properties/ui/listed_properties'),
}

export default defineUiModule({
  name: 'properties',
  layouts: {
    show: 'either',
    print: 'public',
    edit: 'app',
    ended_link: 'either',
    templates: 'either',
  },
  teamTabs: [HOMES],
  profileTabs: [HOMES],
  marketTabs: [HOMES],
})
