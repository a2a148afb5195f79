import { fieldErrors } from '#app/common/http/field_errors'

export const planPageRefusals = {
  undrawable: () =>
    fieldErrors({ file: 'This PDF can’t be drawn. Save the plan as a picture, then upload that.' }),
  page: (count: number) =>
    fieldErrors({ page: count === 1 ? 'This PDF has one page.' : `This PDF has ${count} pages.` }),
}
