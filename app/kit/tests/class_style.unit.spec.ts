import { test } from '@japa/runner'
import { classStyle } from '#app/kit/display/class_style'

const style = classStyle({
  base: ['grid', 'p-2'],
  variants: {
    size: { sm: 'h-9', md: 'h-11', free: '' },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { size: 'md' },
})

test.group('A style of classes', () => {
  test('begins with its base and its defaults', ({ assert }) => {
    assert.equal(style(), 'grid p-2 h-11')
    assert.equal(style({ size: undefined, isWide: undefined }), 'grid p-2 h-11')
  })

  test('takes choices, and classes from outside after them', ({ assert }) => {
    assert.equal(style({ size: 'sm', isWide: true, className: 'mt-2' }), 'grid p-2 h-9 w-full mt-2')
  })

  test('adds nothing for what is empty, or off', ({ assert }) => {
    assert.equal(style({ size: 'free', isWide: false }), 'grid p-2')
  })
})
