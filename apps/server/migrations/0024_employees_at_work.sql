CREATE TABLE "employee_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"employee_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"store_key" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"employee_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"customer_contact" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"cart_id" uuid,
	"order_number" text,
	CONSTRAINT "store_reservations_quantity" CHECK ("store_reservations"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD COLUMN "employee_id" uuid;--> statement-breakpoint
ALTER TABLE "employee_passkeys" ADD CONSTRAINT "employee_passkeys_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_passkeys_of" ON "employee_passkeys" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "store_reservations_open" ON "store_reservations" USING btree ("sku","store_key") WHERE "store_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "store_reservations_of_store" ON "store_reservations" USING btree ("store_key","expires_at") WHERE "store_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "store_reservations_of_cart" ON "store_reservations" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "store_reservations_age" ON "store_reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "employee_events_of" ON "employee_events" USING btree ("employee_id","at");--> statement-breakpoint
CREATE INDEX "orders_of_store" ON "orders" USING btree ("brand","store_key","placed_at") WHERE "orders"."store_key" is not null;