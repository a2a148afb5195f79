import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { formPages } from '#app/kernel/http/form_pages'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { fixedStamp, propsStamp } from '#app/kernel/page_cache/props_stamp'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { deleteMessagesOf } from '#app/site/contact/send_contact_message'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'
import { findEntranceReason } from '#app/site/entrances_controller'
import { findPhotoReason } from '#app/site/shared_photos/shared_photos_controller'
import { welcomeAnswer } from '#app/site/welcome_answer'

export default defineModule({
  name: 'site',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles(
      'about acceptable-use cards contact cookie-policy data-policy dev enter privacy-policy redesign-your-interior share-photo terms-of-service welcome'
    ),
    signInReason(findPhotoReason),
    signInReason(findEntranceReason),
    deletionStep({ run: deleteMessagesOf }),
    formPages('/contact'),
    readsBody('/share-photo'),
    // another app’s form has none, and it changes nothing
    needsNoToken('/share-photo'),
    cachedPage(
      '/',
      propsStamp(() => welcomeAnswer(null))
    ),
    ...['about', 'redesign-your-interior', ...LEGAL_PAGES].map((name) =>
      cachedPage(`/${name}`, fixedStamp)
    ),
  ],
})
