/** The first words of vesta's own addresses. */
const PAGES = `
  about acceptable-use api api-tokens assets auth broadcasting build channels chats club-coin
  confirm-password contact cookie-policy dashboard data-policy designer designs dev dreams embed
  farm feed files followers followings forgot-password health images journals kit login logout
  media messages metrics offerings open-houses privacy-policy profile profiles properties public
  pursuits redesign-your-interior register reset-password robots.txt search settings shared
  sitemap.xml society spots static storage teams templates terms-of-service two-factor-challenge
  uploads verify-email videos walkthroughs welcome wiki www`

/** Names that would pass for vesta itself. */
const NAMES = `
  account accounts admin administrator billing bot everyone guest hello help here info legal mail
  me member members moderator news nobody noreply null official operator owner payments postmaster
  press privacy realtor root sales security staff status support system team terms undefined user
  users vesta webmaster you`

/** Handles that nobody may take, without marks: `v_e_s.ta` does not slip through. */
export const RESERVED_HANDLES = new Set(`${PAGES} ${NAMES}`.trim().split(/\s+/).map(withoutMarks))

export function withoutMarks(handle: string): string {
  return handle.replace(/[-_.]/g, '')
}
