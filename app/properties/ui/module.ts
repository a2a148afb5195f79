import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'properties',
  layouts: { show: 'public', edit: 'app' },
  marketTabs: [
    {
      name: 'properties',
      label: 'Homes',
      load: () => import('#app/properties/ui/components/listed_properties'),
    },
  ],
  profileTabs: [
    {
      name: 'properties',
      label: 'Homes',
      load: () => import('#app/properties/ui/components/listed_properties'),
    },
  ],
})
