import type { ReactNode } from 'react'
import { Cell, Column, Link, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import { DESK_WORK, type DeskWork } from '@firkant/domain/studio/desk-work.ts'
import type { ListedOrder } from '@firkant/domain/studio/studio-calls.ts'
import { SearchField } from '../parts/search-field.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useSaid } from '../platform/use-said.ts'
import { WORK_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { StateBadge } from './state-badge.tsx'

interface OrderListProps {
  readonly said: string
  readonly work: string
}

const workOf = (text: string): DeskWork | undefined => DESK_WORK.find((each) => each === text)
const addressOf = (work: DeskWork | undefined, said: string) => {
  const query = new URLSearchParams({ ...(work && { work }), ...(said !== '' && { said }) }).toString()
  return `/studio/orders${query === '' ? '' : `?${query}`}`
}

function Filters({ work, said }: { readonly work: DeskWork | undefined; readonly said: string }): ReactNode {
  const { text } = useTexts()
  const choices = [undefined, ...DESK_WORK]
  return (
    <nav className="filters" aria-label={text('show')}>
      {choices.map((each) => (
        <Link
          key={each ?? 'all'}
          href={addressOf(each, said)}
          {...(each === work && { 'aria-current': 'page' as const })}
        >
          {text(each ? WORK_NAMES[each] : 'all')}
        </Link>
      ))}
    </nav>
  )
}

function OrderTable({ orders }: { readonly orders: readonly ListedOrder[] }): ReactNode {
  const { text, money, moment, number } = useTexts()
  return (
    <Table aria-label={text('orders')} className="orders">
      <TableHeader>
        <Column isRowHeader>{text('number')}</Column>
        <Column>{text('state')}</Column>
        <Column>{text('buyer')}</Column>
        <Column>{text('town')}</Column>
        <Column>{text('placed')}</Column>
        <Column>{text('pieces')}</Column>
        <Column>{text('total')}</Column>
      </TableHeader>
      <TableBody items={orders.map((each) => ({ ...each, id: each.number }))}>
        {(order) => (
          <Row href={`/studio/orders/${order.number}`} textValue={`${order.number} ${order.buyerName}`}>
            <Cell>{order.number}</Cell>
            <Cell>
              <StateBadge state={order.state} />
              {order.isReturning && <span className="flag">{text('returnComing')}</span>}
            </Cell>
            <Cell>{order.buyerName}</Cell>
            <Cell>{order.town}</Cell>
            <Cell>{moment(order.placedAt)}</Cell>
            <Cell>{number(order.pieces)}</Cell>
            <Cell>{money(order.totalMinor, order.currency)}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  )
}

export function OrderList({ said, work: named }: OrderListProps): ReactNode {
  const { text, number } = useTexts()
  const work = workOf(named)
  const [typed, setTyped] = useSaid(said, { ...(work && { work }) })
  const found = useLoaded(`orders ${work ?? ''} ${said}`, () =>
    callServer('GET /api/studio/orders', { query: { ...(said !== '' && { said }), ...(work && { work }) } }),
  )
  return (
    <>
      <h1>{text('orders')}</h1>
      <SearchField label={text('find')} help={text('findHelp')} maxLength={200} value={typed} onChange={setTyped} />
      <Filters work={work} said={said} />
      <WhenLoaded of={found}>
        {({ orders, hasMore }) => (
          <div aria-busy={found.isLoading}>
            <p className="quiet" role="status">
              {orders.length === 0 && text(said === '' ? 'foundNoneWork' : 'foundNone')}
              {orders.length > 0 && text(hasMore ? 'foundMany' : 'found', { count: number(orders.length) })}
            </p>
            {orders.length > 0 && <OrderTable orders={orders} />}
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
