import { test } from '@japa/runner'
import { emailForm } from '#app/common/text/email_form'

test.group('Email addresses', () => {
  test('"{given}" is {form}')
    .with([
      { given: ' Ava@Example.COM ', form: 'ava@example.com' },
      { given: 'ava+homes@example.com', form: 'ava+homes@example.com' },
      { given: 'a.v.a@example.com', form: 'a.v.a@example.com' },
      { given: 'ava@xn--bcher-kva.example', form: 'ava@bücher.example' },
      { given: 'ava@BÜCHER.example', form: 'ava@bücher.example' },
      { given: 'ava@bu\u0308cher.example', form: 'ava@bücher.example' },
      { given: 'ava@bücher。example', form: 'ava@bücher.example' },
      { given: 'ava＠ｅｘａｍｐｌｅ.com', form: 'ava@example.com' },
      { given: 'zoe\u0301@example.com', form: 'zo\u00e9@example.com' },
      { given: 'ava@xn--zzzzzz--.example', form: 'ava@xn--zzzzzz--.example' },
      { given: 'ava@exa mple.com', form: 'ava@exa mple.com' },
      { given: '@ava', form: '@ava' },
      { given: 'ava', form: 'ava' },
    ])
    .run(({ assert }, { given, form }) => {
      assert.equal(emailForm(given), form)
      assert.equal(emailForm(form), form)
    })
})
