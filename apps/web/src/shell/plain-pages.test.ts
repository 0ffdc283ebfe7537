import { expect, it } from 'vitest'
import { hasConsentQuestion } from './plain-pages.ts'

it('LAW-04 visitors are asked on every page but the checkout and the page of cookies, employees at work never', () => {
  const pages = ['StartPage', 'CartPage', 'OrderPage', 'CheckoutPage', 'CookiePage']
  expect(pages.filter(hasConsentQuestion)).toEqual(['StartPage', 'CartPage', 'OrderPage'])
  expect(['EmployeeLoginPage', 'EmployeePage', 'InsightsPage'].filter(hasConsentQuestion)).toEqual([])
})
