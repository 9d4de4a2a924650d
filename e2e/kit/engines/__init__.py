"""A browser window that tests drive by Playwright or by Selenium, so that the same tests run in several browsers."""
