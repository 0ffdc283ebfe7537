CREATE TABLE "newsletter_consent_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"is_granted" boolean NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"place" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Links that were sent before anybody was asked recognise nobody any more.
DELETE FROM "soft_logins";--> statement-breakpoint
ALTER TABLE "soft_logins" ADD COLUMN "subscription_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "personalised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_consent_log" ADD CONSTRAINT "newsletter_consent_log_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_consent_log_of" ON "newsletter_consent_log" USING btree ("subscription_id","decided_at");--> statement-breakpoint
ALTER TABLE "soft_logins" ADD CONSTRAINT "soft_logins_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_replaces_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "soft_logins_subscription" ON "soft_logins" USING btree ("subscription_id");