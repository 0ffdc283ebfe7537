import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ModalContainer } from './modal-container.tsx'
import { ModalProvider } from './modal-provider.tsx'
import { createModalStack } from './modal-stack.ts'

function openStack() {
  const stack = createModalStack()
  stack.attachContainer()
  const closed: string[] = []
  const open = (label: string) => stack.open({ label, content: null, onClosed: () => closed.push(label) })
  return { stack, open, closed, labels: () => stack.current().map(({ label }) => label) }
}

describe('the modal stack', () => {
  it('SHELL-07 the newest stands on top, closing removes the top', () => {
    const { stack, open, labels, closed } = openStack()
    open('Log ind')
    open('Nulstil adgangskode')
    expect(labels()).toEqual(['Log ind', 'Nulstil adgangskode'])
    stack.close()
    expect(labels()).toEqual(['Log ind'])
    stack.close()
    stack.close()
    expect(labels()).toEqual([])
    expect(closed).toEqual(['Nulstil adgangskode', 'Log ind'])
  })

  it('SHELL-07 closing all clears it, and each is told once, the top first', () => {
    const { stack, open, labels, closed } = openStack()
    open('one')
    open('two')
    stack.closeAll()
    stack.closeAll()
    expect(labels()).toEqual([])
    expect(closed).toEqual(['two', 'one'])
  })

  it('SHELL-07 one below the top can go by its id, and one that has gone goes no second time', () => {
    const { stack, open, labels, closed } = openStack()
    const first = open('one')
    open('two')
    stack.close(first)
    stack.close(first)
    expect(labels()).toEqual(['two'])
    expect(closed).toEqual(['one'])
  })

  it('SHELL-07 without a container there is nothing to show it in: opening throws', () => {
    const stack = createModalStack()
    expect(() => stack.open({ label: 'x', content: null })).toThrow('no ModalContainer')
    const detach = stack.attachContainer()
    detach()
    expect(() => stack.open({ label: 'x', content: null })).toThrow('no ModalContainer')
    expect(stack.current()).toEqual([])
  })

  it('SHELL-07 without its provider it throws, and says what is missing', () => {
    expect(() => renderToStaticMarkup(<ModalContainer closeLabel="Luk" />)).toThrow('needs a ModalProvider')
    expect(
      renderToStaticMarkup(
        <ModalProvider>
          <ModalContainer closeLabel="Luk" />
        </ModalProvider>,
      ),
    ).toBe('')
  })
})
